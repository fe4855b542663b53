// The security headers of every page, and that they work.
import { open } from './people.ts';
import { expect, test } from './test.ts';

test('U-04 U-13 a page runs only its own scripts, and nobody may frame it', {
  tag: '@once',
}, async ({ page, request, complaints }) => {
  const nonces = new Set<string>();
  for (const path of ['/', '/login', '/account?tab=security', '/no/such/page']) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const nonce = /script-src 'self' 'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? '';
    expect(nonce.length).toBeGreaterThan(20);
    nonces.add(nonce);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
    for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const html = await response.text();
    for (const [, attributes = ''] of html.matchAll(/<script\b([^>]*)>/g)) {
      const isOwn =
        /\bsrc="\//.test(attributes) || /type="application\/(ld\+)?json"/.test(attributes);
      expect([path, isOwn || attributes.includes(`nonce="${nonce}"`)]).toEqual([path, true]);
    }
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
  }
  expect(nonces.size).toBe(4);

  await open(page, '/login');
  const didRun = await page.evaluate(async () => {
    const refusals = new Promise<void>((done) => {
      let count = 0;
      document.addEventListener('securitypolicyviolation', () => {
        count += 1;
        if (count === 2) done();
      });
    });
    const script = document.createElement('script');
    script.textContent = 'window.wasHere = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.wasHere = true">');
    await refusals;
    return 'wasHere' in window;
  });
  expect(didRun).toBe(false);
  // The picture that is not there is reported last, some time after its error.
  await expect.poll(() => complaints.some((text) => text.includes('404'))).toBe(true);
  // Only the attempts are reported.
  const told = complaints.filter((text) => !/Content Security Policy|404/.test(text));
  complaints.splice(0, complaints.length, ...told);
});
