import { Box } from '@mantine/core';
import { useRef } from 'react';
import * as brand from '../../../brand/brand.ts';
import type { Lesson } from '../../api/study.ts';
import { lazyPart } from '../../components/feedback/LazyPart/lazyPart.tsx';
import { LessonText } from '../../components/syllabus/LessonText/LessonText.tsx';
import { LessonVideo } from '../../components/syllabus/LessonVideo/LessonVideo.tsx';
import type { Playback } from '../../components/syllabus/LessonVideo/player.ts';
import { useLearning } from '../../learning/useLearning.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import classes from './LessonPage.module.css';
import { positionToKeep, type lessonVideo } from './lessonVideo.ts';

const LessonNote = lazyPart(
  async () => (await import('../../components/syllabus/LessonNote/LessonNote.tsx')).LessonNote,
  { loading: () => <Box h={180} /> },
);

// The minimum distance between two stored positions in the video, in seconds.
const STEP = 5;

interface LessonContentProps {
  lesson: Lesson;
  title: string;
  /** The player. Null if the lesson has no video that can be shown. */
  video: ReturnType<typeof lessonVideo>;
  /** URL of the video's poster. */
  poster: string | null;
}

/**
 * A lesson's video, text and note. The video and the text can resume at the learner's last position (product §2,
 * lesson; §10).
 */
export function LessonContent({ lesson, title, video, poster }: LessonContentProps) {
  const { record, update, writeNote } = useLearning();
  const { user } = useSession();
  const resumeAt = record.watched.get(lesson.id)?.value ?? 0;
  const savedAt = useRef(resumeAt);

  function saveVideoPosition(playback: Playback) {
    const position = positionToKeep(playback);
    // Positions near the start are not stored, because a player may report such a position before the video resumes.
    if (playback.seconds < STEP || Math.abs(position - savedAt.current) < STEP) return;
    savedAt.current = position;
    update({ watched: { [lesson.id]: position } });
  }
  return (
    <>
      {video && (
        <LessonVideo
          key={video.id}
          title={title}
          video={video}
          poster={poster}
          resumeAt={resumeAt}
          onPlace={saveVideoPosition}
        />
      )}
      <div className={classes.study}>
        <LessonText
          content={lesson.content}
          resumeAt={record.read.get(lesson.id)?.value ?? 0}
          onPlace={(paragraph) => update({ read: { [lesson.id]: paragraph } })}
        />
        {brand.notes && user && (
          <div className={classes.note}>
            <LessonNote
              note={record.notes.get(lesson.id)?.value ?? ''}
              merged={record.noteOrigins.get(lesson.id)?.value.merged}
              onSave={(note, base) => writeNote(lesson.id, note, base)}
            />
          </div>
        )}
      </div>
    </>
  );
}
