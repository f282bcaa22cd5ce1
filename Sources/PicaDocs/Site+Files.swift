extension Site {
    static let style = """
        :root { color-scheme: light dark; --text: #1d1d1f; --ground: #fff; --quiet: #6b6b70; --line: #e2e2e6;
          --code: #f5f5f7; --link: #0a5ecc; }
        @media (prefers-color-scheme: dark) { :root { --text: #f2f2f4; --ground: #1b1b1e; --quiet: #a0a0a8;
          --line: #38383e; --code: #26262b; --link: #6cb1ff; } }
        body { margin: 0; font: 16px/1.55 system-ui, sans-serif; color: var(--text); background: var(--ground); }
        header { position: sticky; top: 0; display: flex; gap: 1.2rem; align-items: center; padding: .6rem 1.5rem;
          background: var(--ground); border-bottom: 1px solid var(--line); z-index: 1; }
        header .home { font-weight: 700; }
        header input { margin-left: auto; width: min(22rem, 45vw); padding: .35rem .7rem; font: inherit;
          color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 8px; }
        .results { position: absolute; right: 1.5rem; top: 100%; margin: .3rem 0; padding: .4rem; list-style: none;
          width: min(34rem, 90vw); max-height: 60vh; overflow: auto; background: var(--ground);
          border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 8px 30px #0003; }
        .results a { display: block; padding: .25rem .6rem; border-radius: 6px; font-family: ui-monospace, monospace;
          font-size: .85rem; }
        .results a:hover, .results a:focus { background: var(--code); outline: none; }
        main { max-width: 52rem; margin: 0 auto; padding: 1rem 1.5rem 5rem; }
        a { color: var(--link); text-decoration: none; }
        a:hover { text-decoration: underline; }
        h1 { font-size: 2rem; line-height: 1.2; } h2 { margin-top: 2.4rem; } h3 { margin: 2rem 0 .4rem; font-size: 1rem; }
        code { font: .88em ui-monospace, monospace; }
        pre { padding: .8rem 1rem; overflow: auto; background: var(--code); border-radius: 10px; }
        pre.declaration { white-space: pre-wrap; }
        section { scroll-margin-top: 4rem; border-top: 1px solid var(--line); }
        section:target { background: color-mix(in srgb, var(--link) 8%, transparent); }
        table { border-collapse: collapse; } td, th { padding: .4rem .8rem; border-bottom: 1px solid var(--line);
          text-align: left; vertical-align: top; }
        dl { display: grid; grid-template-columns: max-content 1fr; gap: .3rem 1rem; } dd { margin: 0; }
        .index { padding-left: 1.2rem; } .parents { color: var(--quiet); }
        img { max-width: 100%; }

        """

    static let search = """
        const root = document.body.dataset.root;
        const field = document.querySelector("header input");
        const list = document.querySelector(".results");
        function rank(name, words) {
          const low = name.toLowerCase();
          if (!words.every(word => low.includes(word))) return -1;
          const last = low.split(".").pop();
          return (low === words[0] ? 0 : last.startsWith(words[0]) ? 1 : 2) * 1000 + name.length;
        }
        field.addEventListener("input", () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          list.replaceChildren();
          list.hidden = words.length === 0;
          if (list.hidden) return;
          const found = declarations.map(([name, link]) => [rank(name, words), name, link])
            .filter(([rank]) => rank >= 0).sort((a, b) => a[0] - b[0]).slice(0, 40);
          for (const [, name, link] of found) {
            const item = document.createElement("li"), anchor = document.createElement("a");
            anchor.href = root + link;
            anchor.textContent = name;
            item.append(anchor);
            list.append(item);
          }
        });
        document.addEventListener("keydown", event => {
          if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
          if (event.key === "Escape") { field.value = ""; list.hidden = true; }
        });

        """
}
