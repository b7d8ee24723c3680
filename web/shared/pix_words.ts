/** The kinds of Pix keys, as people call them. */
export const pixKinds = {
  CPF: "CPF",
  CNPJ: "CNPJ",
  EMAIL: "E-mail",
  PHONE: "Telefone",
  RANDOM: "Chave aleatória",
} as const;
