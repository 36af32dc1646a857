export function answerHelp(words: string): void;
