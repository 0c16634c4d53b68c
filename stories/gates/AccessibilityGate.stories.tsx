import { expect } from 'storybook/test';
import { expectAccessible } from '../../.storybook/gate.ts';
import preview from '../../.storybook/preview.tsx';
import { sheet, touched } from '../../.storybook/sheet.tsx';

// Stories with deliberate faults, which `expectAccessible` must find. They are not shown in Storybook.
const meta = preview.meta({ tags: ['!dev', '!autodocs'] });

const PaleUnderThePointer = () => (
  <>
    <style>{'.pale { color: #111; background: #fff; } .pale:hover { color: #bbb; }'}</style>
    <a className="pale" href="/">
      دوره‌ها
    </a>
  </>
);

const onlyInDark = { light: '#111', dark: '#333' };

/** Pale Persian text. Without the correction in `gate.ts`, axe would mistake it for an icon font and skip it. */
export const FindsPalePersianText = meta.story({
  parameters: { axeRules: { 'color-contrast': { enabled: false } } },
  render: () => <p style={{ color: '#b5b5b5', background: '#fff' }}>دوره‌های پیشنهادی این هفته</p>,
  play: () => expect(expectAccessible()).rejects.toThrow(/\(light\)[^]*color-contrast/),
});

export const FindsFaultsOfTheDarkSchemeAlone = meta.story({
  parameters: { axeRules: { 'color-contrast': { enabled: false } } },
  render: () => (
    <>
      <style>{`.planted { background: light-dark(#fff, #000); color: ${onlyInDark.light}; }
        [data-mantine-color-scheme='dark'] .planted { background: #000; color: ${onlyInDark.dark}; }`}</style>
      <p className="planted">دوره‌های پیشنهادی این هفته</p>
    </>
  ),
  play: () => expect(expectAccessible()).rejects.toThrow(/\(dark\)[^]*color-contrast/),
});

export const FindsAControlWithoutAName = meta.story({
  parameters: { axeRules: { 'button-name': { enabled: false } } },
  render: () => <button type="button" style={{ width: 44, height: 44 }} />,
  play: () => expect(expectAccessible()).rejects.toThrow(/button-name/),
});

/** A pale colour that appears only on hover. */
export const FindsAPaleHover = meta.story({
  parameters: { axeRules: { 'color-contrast': { enabled: false } } },
  render: sheet(PaleUnderThePointer, 240, { پیش‌فرض: {}, ...touched() }),
  play: () => expect(expectAccessible()).rejects.toThrow(/دوره‌ها<\/a> in the state «زیر اشاره‌گر»: [^]*#bbbbbb/),
});
