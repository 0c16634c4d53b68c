import { Paper, Text, UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled, IconVideoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { fa } from '../../../text/fa.ts';
import { Girih } from '../../layout/Girih/Girih.tsx';
import classes from './LessonVideo.module.css';

interface LessonVideoProps {
  /** The lesson's title, for the player's name. */
  title: string;
  /** A player that may be embedded, or null. `ownHost`: it comes from the site or its API. */
  video: { address: string; ownHost: boolean } | null;
}

const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A lesson's video: nothing is loaded from its host before the reader asks to play it (product §2, lesson). */
export function LessonVideo({ title, video }: LessonVideoProps) {
  const [playing, setPlaying] = useState(false);
  if (!video) {
    return (
      <Paper withBorder className={classes.none}>
        <IconVideoOff size={28} aria-hidden />
        <Text>{fa.study.noVideo}</Text>
      </Paper>
    );
  }
  if (!playing) {
    return (
      <UnstyledButton className={classes.poster} onClick={() => setPlaying(true)}>
        <Girih bg="white" opacity={0.22} />
        <span className={classes.play}>
          <IconPlayerPlayFilled size={24} aria-hidden />
          {fa.study.play}
        </span>
      </UnstyledButton>
    );
  }
  return (
    <iframe
      ref={focus}
      className={classes.frame}
      src={video.address}
      title={fa.study.videoOf(title)}
      // A player of our own origin with its origin could take its own sandbox off.
      sandbox={`allow-scripts allow-presentation${video.ownHost ? '' : ' allow-same-origin'}`}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
