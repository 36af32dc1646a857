/** One plain e-mail address: no name, no list, no comment, no line end, nothing that a mail server reads as more. */
export const singleAddress = /^[^\s@<>()[\]"\\,;:\p{Cc}]{1,64}@[^\s@<>()[\]"\\,;:\p{Cc}]{1,253}$/u;
