/** What the API is measured against: Apollo on Fastify as their manuals begin, and nothing else. */
import { ApolloServer } from '@apollo/server';
import fastifyApollo from '@as-integrations/fastify';
import fastify from 'fastify';

const apollo = new ApolloServer({
  typeDefs: 'type Query { hello: String! }',
  resolvers: { Query: { hello: () => 'hello' } },
  stopOnTerminationSignals: false,
});
await apollo.start();
const app = fastify();
await app.register(fastifyApollo(apollo));
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
