import type { World } from './world.ts';

/** Keeps an uploaded file and returns its path under the media address. */
export async function keepUpload(world: World, file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  const { id } = await world.db.uploads.create({ id: world.random.id(), type: file.type, base64: btoa(binary) });
  return `uploads/${id}`;
}

/** The bytes of an upload. */
export function uploadBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
