/** Prints what this program does and ends it, if its command line asks for that. Does nothing else. */
export function answerHelp(words) {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(words);
  process.exit(0);
}
