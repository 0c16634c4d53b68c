import { Box, Button, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { formatNumber } from '../../src/text/format.ts';
import classes from './Motion.module.css';
import { Code, Page, Section, Small } from './Page.tsx';
import { movements } from './sources.ts';

const meta = preview.meta({ tags: ['visual', '!autodocs'] });

function Movements() {
  const [there, setThere] = useState(false);
  return (
    <Stack gap="lg">
      <Button w="fit-content" onClick={() => setThere(!there)}>
        پخش دوباره
      </Button>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        {movements.map(({ what, duration, easing, where }) => (
          <Stack key={where + what + duration} gap={4}>
            <Box className={classes.track} __vars={{ '--duration': `${duration}ms`, '--easing': easing }}>
              <Box className={classes.ball} data-there={there || undefined} />
            </Box>
            <Text size="sm">
              {formatNumber(duration)} هزارم ثانیه · <Code>{where}</Code>
            </Text>
            <Small>
              <Code>{`${what} ${easing}`}</Code>
            </Small>
          </Stack>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

/** Every movement that the style sheets describe; the button plays them again. */
export const Movement = meta.story({
  render: () => (
    <Page
      title="حرکت"
      lead="حرکت نشان می‌دهد چیزی از کجا آمد و به کجا رفت، و بس. زیر نشانگر کوتاه است و تنها اسلایدها آهسته عوض می‌شوند. برای کسی که حرکت کمتر خواسته، هیچ چیز جابه‌جا نمی‌شود."
    >
      <Section title="همه‌ی حرکت‌های برنامه" note="خوانده‌شده از فایل‌های سبک، از کوتاه به بلند.">
        <Movements />
      </Section>
    </Page>
  ),
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(movements.length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'پخش دوباره' }));
    await expect(canvasElement.querySelectorAll('[data-there]')).toHaveLength(movements.length);
  },
});
