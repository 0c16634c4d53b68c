const MOST = 3;

/**
 * Up to three articles that follow the article `id` in the blog. After the last article come the first ones, so that a
 * reader who always opens the next one reads the whole blog (product §2, blog).
 */
export function articlesAfter<Row extends { id?: string }>(blogs: readonly Row[], id: string): Row[] {
  const place = blogs.findIndex((each) => each.id === id);
  return [...blogs.slice(place + 1), ...blogs.slice(0, Math.max(place, 0))].slice(0, MOST);
}
