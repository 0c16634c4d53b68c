import { Box, Group, Stack, Text, Title, useMantineTheme } from '@mantine/core';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Colours' });

const names = ['lapis', 'turquoise', 'saffron', 'red', 'green', 'gray', 'dark'] as const;

function Palettes() {
  const { colors } = useMantineTheme();
  return (
    <Stack p="xl" gap="lg">
      {names.map((name) => (
        <Stack key={name} gap={4}>
          <Title order={2} size="h4" dir="ltr" ta="start">
            {name}
          </Title>
          <Group gap={0} dir="ltr">
            {colors[name].map((shade, index) => (
              <Stack key={shade} gap={2} w={84}>
                <Box h={56} bg={shade} />
                <Text size="xs" ta="center">
                  {index}
                </Text>
              </Stack>
            ))}
          </Group>
        </Stack>
      ))}
    </Stack>
  );
}

export const Palette = meta.story({ render: () => <Palettes /> });
