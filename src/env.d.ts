declare namespace App {
  interface Locals extends import('#src/render/locals.ts').PageLocals {}
}
