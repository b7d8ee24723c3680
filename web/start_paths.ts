/* Where the scripts of public pages lead: apart, so that those pages load no other address. */
export const authPath = "/auth";
export const registerPath = "/auth/register";
export const generatorPath = "/app/gerador";
