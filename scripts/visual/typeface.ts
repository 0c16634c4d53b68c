import { expect, type CDPSession, type Page } from '@playwright/test';

const treeOf = async (cdp: CDPSession) => (await cdp.send('DOM.getDocument', { depth: -1, pierce: true })).root;
type Node = Awaited<ReturnType<typeof treeOf>>;

/** Matches elements whose text is monospaced or not painted. */
const OTHERS = /^(?:code|kbd|pre|script|style|noscript)$/i;

/** Returns the nodes that paint text, including nodes in the shadow roots of form controls. */
function textsIn({ children = [], shadowRoots = [], pseudoElements = [], ...node }: Node): Node[] {
  if (OTHERS.test(node.nodeName)) return [];
  const own = node.nodeType === 3 && node.nodeValue.trim() !== '' ? [node] : [];
  return [...own, ...pseudoElements, ...[...children, ...shadowRoots].flatMap(textsIn)];
}

/** Expects all text on `page` to be in Vazirmatn. Returns the number of checked text nodes. */
export async function expectTypeface(page: Page, where = page.url()): Promise<number> {
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    const own = [...document.fonts].filter(({ family }) => family.includes('Vazirmatn Variable'));
    const absent = own.filter(({ status }) => status !== 'loaded');
    return absent.map(({ weight, status, unicodeRange }) => `weight ${weight}, ${status}: ${unicodeRange}`);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const drawn = await Promise.all(
    textsIn(await treeOf(cdp)).map(async ({ nodeId, nodeName, nodeValue }) => {
      // The node may have been removed in the meantime.
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
      return fonts.map(({ familyName }) => ({ familyName, text: nodeValue.trim() || nodeName }));
    }),
  );
  await cdp.detach();
  const strays = drawn.flat().filter(({ familyName }) => !familyName.startsWith('Vazirmatn'));
  const named = strays.map(({ familyName, text }) => `${familyName} draws «${text}»`);
  expect(named, `${where}, faces of Vazirmatn that are not loaded:\n${faces.join('\n')}`).toEqual([]);
  return drawn.flat().length;
}
