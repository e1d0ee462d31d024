// Opens pages in a browser: nothing is loaded, nothing is wider than the window, colours can be
// told apart, keys work, and the names of edges cover nothing.
//
// WARPPROOF is the program, CHROMIUM the browser; into the folder SHOTS, if it is given, go
// pictures of the pages to look at.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const { WARPPROOF, CHROMIUM = '/usr/bin/chromium', SHOTS } = process.env;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];

const PAGES = {
  defects: ['verify', 'kernels.cu', '--block', '64', '--grid', '2'],
  proof: ['verify', 'kernels.cu', '--block', '64', '--grid', '2', '--kernel', 'transpose'],
  exploration: ['explore', 'message.cu', '--block', '1', '--grid', '3', '--all-races'],
};
const VIEWS = {
  desktop: { width: 1200, height: 900 },
  phone: { width: 390, height: 844 },
};

let browser;
before(async () => {
  for (const [name, words] of Object.entries(PAGES)) {
    const file = join(folder, `${name}.html`);
    const { status, stderr } = spawnSync(WARPPROOF, [...words, '--html', file], { cwd: here });
    assert.ok(status === 0 || status === 1, String(stderr));
  }
  browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/// Opens a page; whatever it loads or complains of is an error.
async function open(name, view, colorScheme) {
  const context = await browser.newContext({ viewport: VIEWS[view], colorScheme });
  const page = await context.newPage();
  const wrong = [];
  const url = pathToFileURL(join(folder, `${name}.html`)).href;
  page.on('request', (request) => {
    if (![url, 'data:,'].includes(request.url().split('#')[0])) wrong.push(request.url());
  });
  page.on('console', (message) => wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.goto(url);
  return { page, wrong };
}

/// In the page: texts whose colour is too much like what is behind them (WCAG 2.2, 1.4.3).
function faint() {
  const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
  const luminance = ([r, g, b]) => {
    const part = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = numbers(getComputedStyle(at).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  const bad = [];
  for (const element of document.querySelectorAll('body *')) {
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.getClientRects().length || element.closest('.skip')) continue;
    if (['TITLE', 'SCRIPT', 'STYLE'].includes(element.tagName.toUpperCase())) continue;
    const style = getComputedStyle(element);
    const isDrawn = element.closest('svg');
    let behind = ground(element);
    const mark = isDrawn && element.parentElement.querySelector('rect, circle, path');
    if (mark && element.closest('.mark, .cell, .event')) {
      behind = numbers(getComputedStyle(mark).fill);
    }
    const [a, b] = [numbers(isDrawn ? style.fill : style.color), behind].map(luminance);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) bad.push(`${ratio.toFixed(1)} ${element.outerHTML.slice(0, 90)}`);
  }
  return bad;
}

for (const name of Object.keys(PAGES)) {
  for (const view of Object.keys(VIEWS)) {
    for (const scheme of ['light', 'dark']) {
      test(`${name} on a ${view}, ${scheme}`, async () => {
        const { page, wrong } = await open(name, view, scheme);
        for (const folded of await page.locator('details').all()) {
          await folded.evaluate((details) => { details.open = true; });
        }
        if (SHOTS) {
          const path = join(SHOTS, `${name}-${view}-${scheme}.png`);
          await page.screenshot({ path, fullPage: true });
        }
        const [content, window] = await page.evaluate(
          () => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(content <= window, `${content} is wider than ${window}`);
        assert.deepEqual(await page.evaluate(faint), []);
        assert.deepEqual(wrong, []);
        await page.context().close();
      });
    }
  }
}

test('keys go to the results and from finding to finding', async () => {
  const { page } = await open('defects', 'desktop', 'light');
  const focused = () => page.evaluate(() => document.activeElement.id);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.className), 'skip');
  await page.keyboard.press('Enter');
  assert.equal(await focused(), 'main');
  const seen = [];
  for (const key of ['j', 'j', 'j', 'j', 'k']) {
    await page.keyboard.press(key);
    seen.push(await focused());
  }
  assert.deepEqual(seen, ['f1', 'f2', 'f3', 'f3', 'f2']);
  await page.context().close();
});

test('a code leads to its explanation', async () => {
  const { page } = await open('defects', 'desktop', 'light');
  const text = page.locator('#WP0101');
  assert.equal(await text.isVisible(), false);
  await page.locator('.finding a.code').first().click();
  await text.waitFor({ state: 'visible' });
  await page.context().close();
});

test('dark and light are chosen and kept', async () => {
  const { page } = await open('proof', 'desktop', 'light');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.locator('#theme').click();
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  assert.equal(await ground(), dark);
  await page.context().close();
});

test('without scripts all is there', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathToFileURL(join(folder, 'defects.html')).href);
  assert.equal(await page.locator('.finding').count(), 3);
  assert.equal(await page.locator('#theme').isVisible(), false);
  await context.close();
});

test('names of edges cover neither each other nor events', async () => {
  const { page } = await open('exploration', 'desktop', 'light');
  const covered = await page.evaluate(() => {
    const overlap = (a, b) => a.left < b.right && b.left < a.right
      && a.top < b.bottom && b.top < a.bottom;
    const bad = [];
    for (const graph of document.querySelectorAll('.graph svg')) {
      const boxes = (selector) => [...graph.querySelectorAll(selector)]
        .map((one) => one.getBoundingClientRect());
      const names = boxes('.name');
      const events = boxes('.event rect');
      names.forEach((name, index) => {
        const others = names.slice(index + 1).concat(events);
        if (others.some((other) => overlap(name, other))) bad.push(index);
      });
    }
    return bad;
  });
  assert.deepEqual(covered, []);
  await page.context().close();
});
