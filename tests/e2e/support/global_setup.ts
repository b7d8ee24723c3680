import { makeDataTemplate } from "../../support/product/data_template.ts";

/** Makes once what every product of the run begins with. */
export default async function setUp() {
  const template = await makeDataTemplate();
  return () => template[Symbol.asyncDispose]();
}
