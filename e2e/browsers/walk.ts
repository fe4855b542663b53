// The pages that a visitor meets first, in the order in which they are met: each shows its heading, and a press works.
import { cutOut, shareChanged, shareDrawn } from './compare-pictures.ts';
import type { Visitor } from './visitor.ts';

interface Step {
  readonly page: string;
  /** @throws Error that says what a person misses */
  readonly visit: (visitor: Visitor) => Promise<void>;
}

export const WALK: readonly Step[] = [
  {
    page: 'home',
    async visit(visitor) {
      await visitor.open('/');
      await visitor.see('h1', 'Save Time, Save Money, Build Smarter');
      await visitor.press('header button', 'Browse Kitchen');
      await visitor.see('header [id^=department] a');
    },
  },
  {
    page: 'showroom',
    async visit(visitor) {
      await visitor.open('/');
      await visitor.fillIn('main input', 'Showroom ID', 'OAKRIDGE');
      await visitor.press('main button:enabled', 'Next');
      await arrive(visitor, '/visualize/contractor/all');
      await visitor.see('h1');
    },
  },
  {
    page: 'list',
    async visit(visitor) {
      await visitor.open('/category/tile-flooring/product');
      await visitor.see('h1', 'Tile Flooring');
      await visitor.see('article');
      await visitor.press('aside label *', 'Gray');
      await arrive(visitor, '?color=gray');
    },
  },
  {
    page: 'product',
    async visit(visitor) {
      await visitor.open('/category/tile-flooring/product');
      await visitor.press('article a');
      await arrive(visitor, '/OAKRIDGE');
      await visitor.see('h1');
      await visitor.press('main button', 'Add …');
      await visitor.see('[role=dialog] h2');
    },
  },
  {
    page: 'cart',
    async visit(visitor) {
      await visitor.open('/cart');
      await visitor.see('h1');
      const total = () => visitor.see('main dl div', 'Total so far…');
      const before = await total();
      await visitor.press('main button', 'One more');
      await visitor.until(
        async () => (await total()).words !== before.words,
        'the total does not follow the quantity',
      );
    },
  },
  {
    page: 'sign-in',
    async visit(visitor) {
      await visitor.open('/login');
      await visitor.see('h1');
      await visitor.fillIn('main input', 'Email Address', 'homeowner@example.com');
      await visitor.fillIn('main input', 'Password', 'not-my-password');
      await visitor.press('main button', 'Sign In');
      await visitor.see('main form *', 'The email address or password is incorrect.');
    },
  },
  {
    page: 'editor',
    async visit(visitor) {
      await visitor.open('/visualize/design?template=kitchen-g-13x15-coastal');
      const canvas = await visitor.see('canvas', '3D view…');
      const view = async () => cutOut(await visitor.look(), canvas);
      await visitor.until(async () => shareDrawn(await view()) > 0.2, 'the 3D view stays blank');
      const before = await view();
      await visitor.drag(canvas, { x: canvas.x + 220, y: canvas.y + 40 });
      await visitor.until(
        async () => shareChanged(before, await view()) > 0.1,
        'the 3D view does not turn',
      );
    },
  },
];

async function arrive(visitor: Visitor, part: string): Promise<void> {
  await visitor.until(
    async () => (await visitor.address()).includes(part),
    `the address does not become …${part}`,
  );
}
