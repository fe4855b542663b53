// The calls of chats, tried on the chat of somebody else's project.
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as chat from '@wevisu/contract/chat.ts';
import * as chatPins from '@wevisu/contract/chat-pins.ts';
import * as chatSafety from '@wevisu/contract/chat-safety.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import sharp from 'sharp';
import { say } from '../../apps/server/src/features/chat/test-chat.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import { sendForm } from '../../apps/server/src/test-form.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly projectId: number;
  readonly chatMessageId: number;
  readonly chatFileId: number;
}

/** A message with a picture in the chat of a project; the ids of both. */
export async function keepChat(
  app: TestApp,
  of: { readonly token: string; readonly id: number; readonly text: string },
): Promise<{ readonly chatMessageId: number; readonly chatFileId: number }> {
  const project = String(of.id);
  const corner = { width: 400, height: 300, channels: 3, background: '#8a8' } as const;
  const bytes = await sharp({ create: corner }).jpeg().toBuffer();
  const made = await sendForm(app, {
    url: `/api/projectChat/${project}/files`,
    fields: { file: new File([new Uint8Array(bytes)], 'corner.jpg'), name: `${of.text}.jpg` },
    token: of.token,
  });
  const chatFileId = (made.body.data as { id: number }).id;
  const sent = await say(app, of.token, { project, text: of.text, files: [chatFileId] });
  return { chatMessageId: sent.body.data.id, chatFileId };
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function chatTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (of: {
      readonly room: { readonly project: string };
      readonly message: { readonly project: string; readonly id: number };
      readonly file: { readonly project: string; readonly id: number };
    }) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, projectId, chatMessageId, chatFileId } = world();
      const room = { project: String(projectId) };
      const [message, file] = [
        { ...room, id: chatMessageId },
        { ...room, id: chatFileId },
      ];
      return app.call(definition, argsOf({ room, message, file }), { token: stranger });
    };
    return [definition.name, send as Try[1], 404];
  }
  return [
    attempt(chat.showChat, ({ room }) => ({ params: room, query: {} })),
    attempt(chat.getChatFile, ({ file }) => ({ params: file, query: {} })),
    attempt(chat.editChatMessage, ({ message }) => ({ params: message, body: { text: 'Mine' } })),
    attempt(chat.removeChatMessage, ({ message }) => ({ params: message })),
    attempt(chat.reactToChatMessage, ({ message }) => ({
      params: message,
      body: { emoji: '👍' as const, on: true },
    })),
    attempt(chat.readChat, ({ room, message }) => ({ params: room, body: { up_to: message.id } })),
    attempt(chat.typeInChat, ({ room }) => ({ params: room })),
    attempt(chat.searchChat, ({ room }) => ({ params: room, query: { q: 'grout' } })),
    attempt(chat.listChatAnchors, ({ room }) => ({ params: room })),
    attempt(chatPins.listChatPins, ({ room }) => ({
      params: room,
      query: { settled: '1' as const },
    })),
    attempt(chatPins.showChatPin, ({ room }) => ({ params: { ...room, number: 1 } })),
    attempt(chatPins.settleChatPin, ({ room }) => ({
      params: { ...room, number: 1 },
      body: { on: true },
    })),
    attempt(chatSafety.reportChatMessage, ({ message }) => ({
      params: message,
      body: { reason: 'spam' as const },
    })),
    attempt(chatSafety.blockInChat, ({ room }) => ({ params: room, body: { user: 1 } })),
    attempt(chat.askStaffIntoChat, ({ room }) => ({ params: room, body: { on: true } })),
    [
      chat.uploadChatFile.name,
      async () => {
        const { app, stranger, projectId } = world();
        const { status, body } = await sendForm(app, {
          url: `/api/projectChat/${projectId}/files`,
          fields: { file: new File(['%PDF-1.4'], 'plan.pdf') },
          token: stranger,
        });
        return { status, body };
      },
      404,
    ],
  ];
}
