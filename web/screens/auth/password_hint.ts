const LEAST = 8; // better-auth's least; Firebase's is 6
const LONG = 14;

/** A quiet word on a password while it is being chosen; `email` is what it should not be made of. */
export function passwordHint(password: string, email: string): string {
  const [name = ""] = email.toLowerCase().split("@");
  if (password.length < LEAST) return "Use 8 caracteres ou mais; uma frase serve bem.";
  if (isPlain(password) || (name.length > 3 && password.toLowerCase().includes(name))) {
    return "Fácil de adivinhar: evite repetições, sequências e o seu e-mail.";
  }
  if (password.length < LONG) return "Razoável. Com mais uma palavra fica mais forte.";
  return "Forte.";
}

/** Few different characters, or each the next of the one before: "aaaaaaaa", "12345678". */
function isPlain(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return new Set(codes).size < 5 || steps.filter((step) => step === 1).length > codes.length / 2;
}
