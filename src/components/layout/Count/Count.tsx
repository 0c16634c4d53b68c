import { formatNumber } from '../../../text/format.ts';
import classes from './Count.module.css';

interface CountProps {
  /** How many; nothing is shown for none. */
  value: number;
  /** Is it news rather than a stock? Default false. */
  alert?: boolean;
}

/** A number on the corner of an icon button, whose label says it in words. */
export function Count({ value, alert = false }: CountProps) {
  if (value <= 0) return null;
  return (
    <span className={classes.root} data-alert={alert || undefined} aria-hidden>
      {formatNumber(value)}
    </span>
  );
}
