import { makeDataTemplate } from "../../support/product/data_template.ts";

/** Prepares once what every product of the run starts from. */
export default async function setUp() {
  const template = await makeDataTemplate();
  return () => template[Symbol.asyncDispose]();
}
