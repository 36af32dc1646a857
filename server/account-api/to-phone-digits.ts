/** A UK phone number as digits with the leading 0, however it was typed. */
export function toPhoneDigits(phone: string): string {
  return phone
    .replace(/\D/g, '')
    .replace(/^(?:00)?44/, '0')
    .replace(/^00/, '0');
}
