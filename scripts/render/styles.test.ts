import { expect, test } from 'vitest';
import { parseSheet } from './sheet.ts';
import { stylesFor, variablesOf } from './styles.ts';

const stylesOf = (css: string, html: string) => stylesFor(parseSheet(css), html);

test('a rule is included if the HTML has the classes that it requires', () => {
  const css = '.a{color:red}.b{color:blue}.a .c,.b{margin:0}body{padding:0}';
  expect(stylesOf(css, '<p class="a x">')).toBe('.a{color:red}body{padding:0}');
  expect(stylesOf(css, '<p class="a"><i class="c">')).toContain('.a .c,.b{margin:0}');
  expect(stylesOf('.a\\:b{top:0}', '<p class="a:b">')).toBe('.a\\:b{top:0}');
});

test('classes inside :is and :not do not exclude a rule', () => {
  const css = '.a:not(.b){top:0}.a:where(.b, .c > :is(.d)){left:0}';
  expect(stylesOf(css, '<p class="a">')).toBe(css);
});

test('a rule is excluded if the HTML has no class inside :has, or no alternative of a whole selector', () => {
  const css = ':has(> .a){top:0}:is(.b:has(.c) .d,.e){left:0}.f:not(:has(.g)){right:0}';
  expect(stylesOf(css, '<p class="b d f">')).toBe('.f:not(:has(.g)){right:0}');
  expect(stylesOf(':is(.b .a,.e):after{left:0}', '<p class="b d f">')).toBe('');
  expect(stylesOf(css, '<p class="a e">')).toBe(':has(> .a){top:0}:is(.b:has(.c) .d,.e){left:0}');
  expect(stylesOf(css, '<p class="b c d">')).toBe(':is(.b:has(.c) .d,.e){left:0}');
  expect(stylesOf('.a:has(svg){top:0}', '<p class="a">')).toBe('.a:has(svg){top:0}');
});

test('a rule is included if the HTML has the attributes that it requires; attributes that a script sets are not required', () => {
  const css = '.a[data-x]{top:0}.a:where([data-x="1"]){top:1px}[data-returning] .a{top:2px}';
  expect(stylesOf(css, '<p class="a">')).toBe('[data-returning] .a{top:2px}');
  expect(stylesOf(css, '<p class="a" data-x="2">')).toBe('.a[data-x]{top:0}[data-returning] .a{top:2px}');
  expect(stylesOf(css, '<p class="a" data-x="1">')).toBe(css);
  expect(stylesOf('.a:not([data-x]){top:0}', '<p class="a">')).toBe('.a:not([data-x]){top:0}');
});

test('rules that apply only while hovering, printing, in forced colours or with high contrast are not included', () => {
  expect(
    stylesOf(
      '.a:hover{top:0}@media print{.a{top:0}}@media (hover:hover){.a{top:0}}@media (forced-colors:active){.a{top:0}}@media (prefers-contrast:more){.a{top:0}}',
      '<p class="a">',
    ),
  ).toBe('');
  expect(stylesOf('.a:hover,.a:focus{top:0}', '<p class="a">')).toBe('.a:hover,.a:focus{top:0}');
});

test('declarations that do not affect the first paint are not included', () => {
  expect(stylesOf('.a{top:0;transition:top 1s;cursor:pointer}.a{cursor:pointer}', '<p class="a">')).toBe('.a{top:0}');
});

test('media queries and layers keep their order and contain only the needed rules', () => {
  const css = '@layer one,two;@media (min-width:1em){.a{top:0}.b{top:1px}}@supports (top:0){.b{top:0}}';
  expect(stylesOf(css, '<p class="a">')).toBe('@layer one,two;@media (min-width:1em){.a{top:0}}');
});

test('an animation is included only if a needed rule uses it', () => {
  const css =
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.a{animation:turn 1s linear}.b{animation:fade 1s}';
  expect(stylesOf(css, '<p class="a">')).toBe('@keyframes turn{to{rotate:1turn}}.a{animation:turn 1s linear}');
});

test('CSS variables are included only if a rule or another included variable uses them', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:url("data:;{}");--d:var(--c)}.x--y:hover{top:var(--b)}';
  expect(variablesOf(css, '.z{left:var( --e )}')(css)).toBe(':root{--a:1px;--b:var(--a);}.x--y:hover{top:var(--b)}');
  expect(variablesOf(css, '.z{left:var(--d)}')(css)).toBe(css);
});
