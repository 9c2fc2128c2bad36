/** The addresses of the links of a page, as a browser reads them. */
export function hrefsIn(page: string): string[] {
  return [...page.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#39;', "'").replaceAll('&amp;', '&'));
}

/** Links within a page that lead nowhere, and ids that are there twice. */
export function brokenAnchors(page: string): string[] {
  const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
  const known = new Set(ids);
  return [...hrefsIn(page).filter((href) => href.startsWith('#') && !known.has(href.slice(1))), ...ids.filter((id, index) => ids.indexOf(id) !== index)];
}

/** All in a page by which a browser could ask something of a network, or run a script: elements that load, addresses with a scheme or host, CSS that imports. */
export function networkIn(page: string): string[] {
  const elements = page.match(/<(?:script|link|img|image|iframe|frame|object|embed|video|audio|source|track|form|base|use|meta http-equiv="refresh)\b[^>]*/gi) ?? [];
  const attributes = page.match(/\s(?:src|srcset|action|formaction|poster|data|background|ping|xlink:href|on[a-z]+)=["']/gi) ?? [];
  const addresses = hrefsIn(page).filter((href) => /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(href));
  const styles = page.match(/@import|url\(|image-set\(|@font-face/gi) ?? [];
  return [...elements, ...attributes, ...addresses, ...styles];
}
