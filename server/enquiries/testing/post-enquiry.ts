/** Something that an answer to a post tells: whether the site took the enquiry. */
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

/** Posts a message as the given sender: the site's answer, whatever it is. */
export function sendEnquiry(origin: string, sender: number): Promise<Response> {
  return fetch(`${origin}/leave-a-message`, toRequest(sender));
}

/** Posts a message as the given sender: the reference that was acknowledged, or undefined when nobody did. */
export async function postEnquiry(origin: string, sender: number): Promise<Acknowledged> {
  try {
    const response = await sendEnquiry(origin, sender);
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    return response.status === 303
      ? /^\/enquiry-received\/(\S+)$/.exec(location)?.[1]?.toUpperCase()
      : undefined;
  } catch {
    // A site that is killed answers nobody.
    return undefined;
  }
}
