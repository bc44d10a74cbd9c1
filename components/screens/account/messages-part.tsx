import { MessageList, MessageSample } from '@/components/blocks/message-list/message-list';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import { counted } from '@/lib/format/number';
import type { AccountData } from './load-account';

const UNREAD = ['непрочитанное', 'непрочитанных', 'непрочитанных'] as const;

export function MessagesPart({ messages }: { messages: AccountData['messages'] }) {
  const unread = messages?.meta.unread ?? 0;
  return (
    <Section first id="messages" title="Сообщения редакции" {...(unread > 0 ? { lead: counted(unread, UNREAD) } : {})}>
      {!messages && <PartError what="Сообщения" href="/lk#messages" />}
      {messages && messages.items.length === 0 && <MessageSample />}
      {messages && messages.items.length > 0 && <MessageList items={messages.items} />}
    </Section>
  );
}
