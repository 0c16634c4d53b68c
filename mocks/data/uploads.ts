import { readImage } from '../../src/lib/file.ts';
import { badRequest } from '../server/replies.ts';
import type { World } from '../server/world.ts';

/**
 * Stores the picture sent as `field`. Returns its path below `/media/`. Throws a 400 if the picture is too large or
 * invalid.
 */
export async function keepUpload(world: World, field: string, file: Blob, megabytes = 10): Promise<string> {
  if (file.size > megabytes * 1_048_576)
    throw badRequest({ [field]: [`حجم تصویر بیشتر از ${megabytes} مگابایت است.`] });
  const image = await readImage(file);
  if (!image) throw badRequest({ [field]: ['این فایل تصویر معتبری نیست.'] });
  const base64 = toBase64(new Uint8Array(await file.arrayBuffer()));
  const { id } = world.db.uploads.create({ id: world.newId(), type: image.kind, base64 });
  return `uploads/${id}`;
}

/**
 * Encodes bytes in pieces, because the number of arguments of a call is limited. The length of a piece is a multiple of
 * three, so that there is no padding between pieces.
 */
function toBase64(bytes: Uint8Array): string {
  let base64 = '';
  for (let at = 0; at < bytes.length; at += 3072) base64 += btoa(String.fromCharCode(...bytes.subarray(at, at + 3072)));
  return base64;
}

/** Decodes the bytes of an upload. */
export const uploadBytes = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
