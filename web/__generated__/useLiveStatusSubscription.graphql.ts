/**
 * @generated SignedSource<<5d30fb2194b830cc60ff778a91242fd4>>
 * @relayHash 6bb5e41744fa8d590bdeac3eeafd2a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1cbd116920418012504ef1d2e794f81c9b65664a6c4e6e34da735faec4712d51

import { ConcreteRequest } from 'relay-runtime';
export type Door = "FILES" | "GRAPHQL" | "HEALTH" | "LINKS" | "LIVE" | "PAGES" | "REST" | "WEBHOOKS";
export type ProcessKind = "MESSENGER" | "WEB";
export type ServerCacheName = "IDENTITIES" | "LINKS";
export type useLiveStatusSubscription$variables = Record<PropertyKey, never>;
export type useLiveStatusSubscription$data = {
  readonly serverStatusChanged: {
    readonly caches: ReadonlyArray<{
      readonly hits: number;
      readonly misses: number;
      readonly name: ServerCacheName;
    }>;
    readonly database: {
      readonly active: number;
      readonly blocked: number;
      readonly cacheHitRatio: number | null | undefined;
      readonly connections: number;
      readonly maxConnections: number;
      readonly sizeBytes: number;
      readonly slowQueries: ReadonlyArray<{
        readonly calls: number;
        readonly meanMs: number;
        readonly query: string;
        readonly totalMs: number;
      }> | null | undefined;
      readonly version: string;
    };
    readonly doors: ReadonlyArray<{
      readonly door: Door;
      readonly rates: {
        readonly errorsPerSecond: number;
        readonly p50: number | null | undefined;
        readonly p99: number | null | undefined;
        readonly perSecond: number;
      };
    }>;
    readonly processes: ReadonlyArray<{
      readonly cpuSeconds: number;
      readonly heapUsed: number;
      readonly id: string;
      readonly kind: ProcessKind;
      readonly liveSockets: number;
      readonly loopP50: number;
      readonly loopP99: number;
      readonly pid: number;
      readonly reportedAt: string;
      readonly rss: number;
      readonly sockets: number;
      readonly startedAt: string;
      readonly version: string;
    }>;
    readonly requests: {
      readonly errorsPerSecond: number;
      readonly p50: number | null | undefined;
      readonly p99: number | null | undefined;
      readonly perSecond: number;
    };
    readonly sampledAt: string;
  };
};
export type useLiveStatusSubscription = {
  response: useLiveStatusSubscription$data;
  variables: useLiveStatusSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "perSecond",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "errorsPerSecond",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "p50",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "p99",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ServerStatus",
    "kind": "LinkedField",
    "name": "serverStatusChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sampledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ServerProcess",
        "kind": "LinkedField",
        "name": "processes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pid",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reportedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loopP50",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "loopP99",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rss",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heapUsed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cpuSeconds",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sockets",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "liveSockets",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RequestRates",
        "kind": "LinkedField",
        "name": "requests",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DoorRates",
        "kind": "LinkedField",
        "name": "doors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "door",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "RequestRates",
            "kind": "LinkedField",
            "name": "rates",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CacheUse",
        "kind": "LinkedField",
        "name": "caches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hits",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "misses",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DatabaseStatus",
        "kind": "LinkedField",
        "name": "database",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "connections",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "active",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blocked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxConnections",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sizeBytes",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cacheHitRatio",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SlowQuery",
            "kind": "LinkedField",
            "name": "slowQueries",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "query",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "calls",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "meanMs",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalMs",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveStatusSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLiveStatusSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1cbd116920418012504ef1d2e794f81c9b65664a6c4e6e34da735faec4712d51",
    "metadata": {},
    "name": "useLiveStatusSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "dc0042665313893acc8a91b7de773b5d";

export default node;
