import { IndexbenchError } from '../../model/errors.ts';
import { compileTemplate } from './template/template.ts';
import type { Template } from './template/template.ts';
import { TemplateError } from './template/template-error.ts';
import type { GoMap } from './template/go-value.ts';
import { TemplateRandom } from './template/template-random.ts';

export interface TemplateSettings {
  /** --disable-template-functions was not given. */
  readonly functions: boolean;
  /** --disable-template-data was not given. */
  readonly actions: boolean;
}

/** A text of a flag or file, which may be a template. */
export class CallTemplate {
  readonly #text: string;
  readonly #template: Template | null;
  readonly #where: string;

  /** Throws USAGE, with the place in the text, where it cannot be parsed. */
  constructor(text: string, settings: TemplateSettings, where: string) {
    this.#text = text;
    this.#where = where;
    this.#template = settings.actions && text.includes('{{') ? this.#guard(() => compileTemplate(text, settings.functions)) : null;
  }

  /** True where the text has to be worked out for each call. */
  get isDynamic(): boolean {
    return this.#template?.hasActions ?? false;
  }

  /** The text of one call. Throws USAGE, with the place in the text. */
  text(variables: GoMap, random: TemplateRandom): string {
    const template = this.#template;
    return template === null ? this.#text : this.#guard(() => template.execute(variables, random));
  }

  /** The text of one that is not dynamic: comments may be all that a template has. */
  get plain(): string {
    return this.text(new Map(), new TemplateRandom(0n, 0));
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      const around = this.#text.slice(error.offset, error.offset + 40);
      throw new IndexbenchError('USAGE', { what: `${error.message}, at character ${String(error.offset + 1)}: ${JSON.stringify(around)}`, where: `template in ${this.#where}`, next: 'docs/ghz-compatibility.md lists what templates can do.', cause: error });
    }
  }
}
