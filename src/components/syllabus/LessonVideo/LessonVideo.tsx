import { Box, Button, Group, UnstyledButton } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fa } from '../../../text/fa.ts';
import { isOnline } from '../../../lib/online.ts';
import { CourseCover } from '../../course/CourseCover/CourseCover.tsx';
import { announce } from '../../feedback/announce.ts';
import { NeedsConnection } from '../../feedback/NeedsConnection/NeedsConnection.tsx';
import { LapisPanel } from '../../layout/Girih/Girih.tsx';
import classes from './LessonVideo.module.css';
import { followPlayer, playingAddress, tellsItsPlace, type Playback } from './player.ts';

/** An embeddable player. `ownHost` is true if the player is on the site's or the API's host. */
interface Video {
  address: string;
  ownHost: boolean;
}

interface LessonVideoProps {
  /** The lesson's title, used in the name of the frame. */
  title: string;
  video: Video;
  /** URL of the poster. Default: a girih pattern. */
  poster?: string | null;
  /** The position in seconds at which the learner stopped. Default 0. */
  resumeAt?: number;
  /** Called with the position while the video plays, if the player reports its position. */
  onPlace?: ((playback: Playback) => void) | undefined;
}

// The minimum position, in seconds, for which the resume button is shown.
const WORTH_RESUMING = 10;

/**
 * A lesson's video. Nothing is requested from the video's host until the user presses play (product §2, lesson; §10).
 */
export function LessonVideo({ title, video, poster = null, resumeAt = 0, onPlace }: LessonVideoProps) {
  // The value of `video` when play was pressed. A later URL with a new signature therefore does not restart the video.
  // `press` counts the presses of play, so that each one restarts the video.
  const [playing, setPlaying] = useState<(Video & { press: number }) | null>(null);
  const [place] = useState(resumeAt);
  function play(from: number) {
    // Without a connection, the frame would show the browser's error page, even after the connection returns.
    if (!isOnline()) return announce(fa.offline.video);
    setPlaying({ ...video, address: playingAddress(video.address, from), press: (playing?.press ?? 0) + 1 });
  }
  const cover = poster === null ? <Box style={{ aspectRatio: '16 / 9' }} /> : <CourseCover src={poster} eager />;
  return (
    <div data-unprinted>
      <LapisPanel className={classes.screen ?? ''}>
        {playing ? (
          <Player key={playing.press} title={title} video={playing} onPlace={onPlace} />
        ) : (
          <>
            {cover}
            <UnstyledButton className={classes.play} aria-label={fa.study.play} onClick={() => play(0)}>
              <span className={classes.sign} aria-hidden>
                <IconPlayerPlayFilled size="44%" />
              </span>
            </UnstyledButton>
          </>
        )}
      </LapisPanel>
      <Group gap="xs" className={classes.more}>
        <NeedsConnection text={fa.offline.video} />
        {place >= WORTH_RESUMING && tellsItsPlace(video.address) && (
          <Button
            variant="light"
            leftSection={<IconPlayerTrackNextFilled size={18} className="mantine-rotate-rtl" aria-hidden />}
            onClick={() => play(place)}
          >
            {fa.learning.resumeVideo(place)}
          </Button>
        )}
        {playing && (
          <Button
            variant="light"
            leftSection={<IconPlayerPlayFilled size={20} aria-hidden />}
            // Ignores the second click of a double click, which would restart the video again.
            onClick={(event) => event.detail <= 1 && play(0)}
          >
            {fa.study.playAgain}
          </Button>
        )}
      </Group>
    </div>
  );
}

function Player({ title, video, onPlace }: Pick<LessonVideoProps, 'title' | 'onPlace'> & { video: Video }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent((playback: Playback) => onPlace?.(playback));
  useEffect(() => {
    frame.current?.focus();
    return frame.current ? followPlayer(frame.current, (playback) => tell(playback)) : undefined;
  }, []);
  return (
    <iframe
      ref={frame}
      src={video.address}
      title={fa.study.videoOf(title)}
      // With `allow-same-origin`, a player on this origin could remove its own sandbox.
      sandbox={`allow-scripts allow-presentation${video.ownHost ? '' : ' allow-same-origin'}`}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
