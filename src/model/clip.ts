/** Text of at most `limit` UTF-16 units, with a sign where something was cut off. */
export function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}
