import { Image, type ImageProps } from '@mantine/core';
import { useCallback } from 'react';

interface FilePictureProps extends Omit<ImageProps, 'src' | 'fallbackSrc'> {
  /** The file on the device. */
  file: Blob;
  /** The address of the picture to show where the file cannot be drawn. */
  fallback: string;
}

/** A picture that was chosen and not sent yet, read from the device; its name stands beside it. */
export function FilePicture({ file, fallback, ...props }: FilePictureProps) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Image
      ref={show}
      alt=""
      onError={({ currentTarget: image }) => {
        if (image.getAttribute('src') !== fallback) image.src = fallback;
      }}
      {...props}
    />
  );
}
