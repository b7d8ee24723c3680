import config from "./playwright.config.ts";

/** The run that takes the pictures, apart from the tests. */
export default {
  ...config,
  testMatch: ["pictures.ts", "article_pictures.ts"],
  outputDir: "../../node_modules/.pictures",
  workers: 1,
  use: { ...config.use, trace: "off" as const },
};
