/** Why a template cannot be parsed or worked out; `offset` is where in its text, in UTF-16 units. */
export class TemplateError extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.name = 'TemplateError';
    this.offset = offset;
  }
}
