// Pages opened as files may not start a worker; the search then runs in a hidden frame that is spoken to like one.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.appendChild(frame);
      this.inside = frame.contentWindow;
      addEventListener("message", (event) => {
        if (event.source !== this.inside) return;
        this.dispatchEvent(new MessageEvent("message", { data: event.data }));
        if (this.onmessage) this.onmessage(event);
      });
      const load = `(...urls) => urls.reduce((before, url) => before.then(() => new Promise((done) => {
        const script = document.createElement("script");
        script.src = url;
        script.onload = done;
        document.body.appendChild(script);
      })), Promise.resolve())`;
      this.inside.document.open();
      this.inside.document.write(
        `<body><script>postMessage = (data) => parent.dispatchEvent(new MessageEvent("message", { data, source: window }));` +
          `importScripts = ${load}<\/script><script src="${url}"><\/script></body>`,
      );
      this.inside.document.close();
    }
    postMessage(data) {
      const told = () => this.inside.dispatchEvent(new MessageEvent("message", { data }));
      this.inside.document.readyState === "complete" ? told() : this.inside.addEventListener("load", told);
    }
    terminate() {}
  };
}
