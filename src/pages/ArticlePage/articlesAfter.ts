const MOST = 3;

/**
 * Returns up to three articles that follow the article `id`. After the last article, continues with the first one. A
 * reader who always opens the next article therefore reads the whole blog (product §2, blog).
 */
export function articlesAfter<Row extends { id?: string }>(blogs: readonly Row[], id: string): Row[] {
  const place = blogs.findIndex((each) => each.id === id);
  return [...blogs.slice(place + 1), ...blogs.slice(0, Math.max(place, 0))].slice(0, MOST);
}
