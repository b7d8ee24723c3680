import fastify from "fastify";
import mercurius from "mercurius";
import { resolvers, typeDefs } from "./offers.mjs";

const app = fastify();
app.register(mercurius, { schema: typeDefs, resolvers, jit: 1 });
console.info(`is ready at ${await app.listen({ port: 0, host: "127.0.0.1" })}/graphql`);
