// A run of Latin letters, with what belongs into a technical name.
const LATIN = /([A-Za-z](?:[\w+#./ -]*[\w+#])?)/;

interface WordsProps {
  /** A Persian text. */
  children: string;
}

/** A text whose technical names are marked as English, so that screen readers say them in an English voice. */
export function Words({ children }: WordsProps) {
  return children.split(LATIN).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} lang="en">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
