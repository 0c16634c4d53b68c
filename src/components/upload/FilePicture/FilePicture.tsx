import { Image, type ImageProps } from '@mantine/core';
import { useCallback } from 'react';

interface FilePictureProps extends Omit<ImageProps, 'src' | 'fallbackSrc'> {
  file: Blob;
}

/** A picture that was chosen and not sent yet, read from the device; its name stands beside it. */
export function FilePicture({ file, ...props }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <Image ref={show} alt="" {...props} />;
}
