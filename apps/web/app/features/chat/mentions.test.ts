import { expect, test } from 'vitest';
import type { ChatPerson } from './chat-calls.ts';
import { findMentions, mentionStart } from './mentions.ts';

const person = (id: number, name: string): ChatPerson => ({
  id,
  name,
  role: 'owner',
  read_up_to: 0,
  answers: null,
});
const people = [person(1, 'Ana Lopez'), person(2, 'Andrew Oak')];

test('finds whose name stands in a text', () => {
  expect(findMentions('Ask @ana lopez, not Andrew Oak', people)).toEqual([1]);
  expect(findMentions('ana@lopez.example', people)).toEqual([]);
});

test('offers people while a mention is typed, and nobody once it is whole', () => {
  expect(mentionStart('Hi @an', people)?.people.map(({ id }) => id)).toEqual([1, 2]);
  expect(mentionStart('Hi @Ana L', people)).toEqual({ at: 3, people: [people[0]] });
  expect(mentionStart('Hi @Ana Lopez ', people)).toBeNull();
  expect(mentionStart('mail@an', people)).toBeNull();
});
