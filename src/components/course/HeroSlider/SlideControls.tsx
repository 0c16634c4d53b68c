import { ActionIcon, Group, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { fa } from '../../../text/fa.ts';
import classes from './SlideControls.module.css';

interface SlideControlsProps {
  /** How many slides there are. */
  count: number;
  /** The slide that is shown, counted from zero. */
  active: number;
  /** Do the slides change by themselves? */
  playing: boolean;
  /** Called with the slide to show; one before the first or after the last goes round. */
  onShow: (index: number) => void;
  /** Called when they are to stop, or to go on. */
  onTogglePlaying: () => void;
}

/** The slider's dots, its previous and next buttons, and the one that stops it. */
export function SlideControls({ count, active, playing, onShow, onTogglePlaying }: SlideControlsProps) {
  return (
    <div className={classes.root}>
      {/* The first dot and the last sign, not their grounds, line up with the words. */}
      <Group gap={0} ms={-9}>
        {Array.from({ length: count }, (_, index) => (
          <UnstyledButton
            key={index}
            className={classes.dot}
            aria-label={fa.home.slide(index + 1)}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => onShow(index)}
          />
        ))}
      </Group>
      <Group gap={0} me={-12}>
        <ActionIcon visibleFrom="xsm" aria-label={fa.home.previousSlide} onClick={() => onShow(active - 1)}>
          <IconChevronLeft className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
        <ActionIcon aria-label={playing ? fa.home.pauseSlider : fa.home.playSlider} onClick={onTogglePlaying}>
          {playing ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        </ActionIcon>
        <ActionIcon visibleFrom="xsm" aria-label={fa.home.nextSlide} onClick={() => onShow(active + 1)}>
          <IconChevronRight className="mantine-rotate-rtl" aria-hidden />
        </ActionIcon>
      </Group>
    </div>
  );
}
