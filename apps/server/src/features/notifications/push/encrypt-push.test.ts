import { expect, test } from 'vitest';
import { encryptPush } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

test('G-74 a message is encrypted as in the example of RFC 8291, appendix A', () => {
  const encrypted = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  );
  expect(encrypted.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('what does not fit is refused', () => {
  const keys = { p256dh: Buffer.alloc(65), auth: Buffer.alloc(16) };
  const secrets = { salt: Buffer.alloc(16), privateKey: Buffer.alloc(32, 1) };
  expect(() => encryptPush(Buffer.alloc(4_080), keys, secrets)).toThrow('too long');
});
