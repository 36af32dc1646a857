/** Reference of an enquiry that the site acknowledged; undefined when it did not. */
export type Acknowledged = string | undefined;

/** Headers and body of a message from the given sender; every sender has an address of its own. */
function toRequest(sender: number): RequestInit {
  const octets = [(sender >> 16) & 255, (sender >> 8) & 255, sender & 255];
  const body = new URLSearchParams({
    message: `Message number ${sender}`,
    name: `Sender ${sender}`,
    reply: 'email',
    email: `sender-${sender}@visitors.example`,
  });
  return {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': `10.${octets.join('.')}` },
    body,
  };
}

/** How a post was answered; status 0 when there was no answer. */
export interface AnsweredPost {
  readonly status: number;
  readonly reference: Acknowledged;
  readonly text: string;
}

/** Posts a message as the given sender. */
export async function sendEnquiry(origin: string, sender: number): Promise<AnsweredPost> {
  try {
    const response = await fetch(`${origin}/leave-a-message`, toRequest(sender));
    const { status, headers } = response;
    const location = headers.get('location') ?? '';
    const reference = /^\/enquiry-received\/(\S+)$/.exec(location)?.[1]?.toUpperCase();
    return {
      status,
      reference: status === 303 ? reference : undefined,
      text: await response.text().catch(() => ''),
    };
  } catch {
    // A killed site does not answer.
    return { status: 0, reference: undefined, text: '' };
  }
}

/** Posts a message as the given sender; gives the acknowledged reference, or undefined. */
export async function postEnquiry(origin: string, sender: number): Promise<Acknowledged> {
  return (await sendEnquiry(origin, sender)).reference;
}
