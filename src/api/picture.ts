/** A picture of a course, to keep it. Null if it does not come, for instance because its host allows no reading. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob | null> {
  try {
    const response = await globalThis.fetch(address, { signal });
    const picture = await response.blob();
    return response.ok && picture.type.startsWith('image/') ? picture : null;
  } catch {
    return null;
  }
}
