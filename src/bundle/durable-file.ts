import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UNFINISHED_SUFFIX } from './layout.ts';

/** Writes a whole file under a temporary name, makes it durable, and renames it into place: a reader sees all of it or nothing. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const unfinished = `${path}${UNFINISHED_SUFFIX}`;
  const handle = await open(unfinished, 'w');
  try {
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
  await publish(unfinished, path);
}

/** Makes a complete temporary file durable and gives it its name. */
export async function publish(unfinished: string, path: string): Promise<void> {
  await sync(unfinished);
  await rename(unfinished, path);
  await sync(dirname(path));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
