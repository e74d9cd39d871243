/** Where the tables are: at a server, or here in the browser. */
export * from "./server.js";
