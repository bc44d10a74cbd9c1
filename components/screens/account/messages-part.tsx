import { MessageList, MessageSample } from '@/components/blocks/message-list/message-list';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import type { AccountData } from './load-account';

export function MessagesPart({ messages }: { messages: AccountData['messages'] }) {
  return (
    <Section first id="messages" title="Сообщения редакции">
      {!messages && <PartError what="Сообщения" href="/lk#messages" />}
      {messages && messages.items.length === 0 && <MessageSample />}
      {messages && messages.items.length > 0 && (
        <MessageList items={messages.items} unread={messages.meta.unread} />
      )}
    </Section>
  );
}
