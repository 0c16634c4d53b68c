import { checkImage, type ImageKind, type ImageLimits } from '../../lib/file.ts';
import { fa } from '../../text/fa.ts';

/** A kind of picture that a form takes. */
export interface PictureRules extends ImageLimits {
  /** What to say of a file of another kind. */
  wrongKind: string;
}

const anyKind: readonly ImageKind[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The profile picture: any image, at most 5 MB (product §5). */
export const AVATAR: PictureRules = { kinds: anyKind, maxBytes: 5_242_880, wrongKind: fa.profile.pictureInvalid };

/** An article's cover: any image (product §2, add blog). */
export const BLOG_COVER: PictureRules = { kinds: anyKind, wrongKind: fa.profile.pictureInvalid };

/** A course's cover: png or jpeg (product §5). */
export const COURSE_COVER: PictureRules = { kinds: ['image/png', 'image/jpeg'], wrongKind: fa.addCourse.fileType };

/** What to say of a file that the rules refuse, judged by its first bytes; null for one that may be sent (product §5). */
export async function refusalOf(file: Blob, rules: PictureRules): Promise<string | null> {
  const verdict = await checkImage(file, rules);
  const messages = {
    ok: null,
    kind: rules.wrongKind,
    bytes: fa.profile.pictureTooLarge,
    dimensions: fa.errors.imageTooLarge,
  };
  return messages[verdict];
}
