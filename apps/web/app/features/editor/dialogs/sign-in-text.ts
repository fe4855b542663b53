import type { SignInIntent } from '../saving/sign-in-intent.ts';

export interface SignInText {
  readonly title: string;
  /** Why this needs an account. */
  readonly why: string;
}

const pictures: SignInText = {
  title: 'Sign in to make pictures of this room',
  why: 'We make the pictures and keep them with the room in your account.',
};

export const signInText: Readonly<Record<SignInIntent, SignInText>> = {
  'sign-in': {
    title: 'Sign in to save this room',
    why: 'A saved room is a project that you can open on any device.',
  },
  cart: {
    title: 'Add this room to your cart',
    why: 'Products and prices come from a showroom.',
  },
  versions: {
    title: 'Sign in to keep versions of this room',
    why: 'Versions are kept with rooms saved in your account.',
  },
  still: pictures,
  stills: pictures,
  download: {
    title: 'Sign in to download the spec book',
    why: 'The spec book is made from a room saved in your account.',
  },
  'save-template': {
    title: 'Sign in to keep this room as a template',
    why: 'Templates are kept in your account, so you can start more rooms from them.',
  },
};
