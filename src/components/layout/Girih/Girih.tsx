import classes from './Girih.module.css';

/**
 * A ground of girih that fills its positioned parent, behind what comes after it; decoration only. Its colour and strength are
 * the parent's `--academy-girih`.
 */
export function Girih() {
  return <div aria-hidden className={classes.ground} />;
}
