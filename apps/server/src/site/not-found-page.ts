export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Not found · Trick Bento</title>
  </head>
  <body>
    <h1>Page not found</h1>
    <p>There is nothing at this address. <a href="/">See all games.</a></p>
    <p lang="ja">このアドレスには何もありません。<a href="/">ゲームの一覧へ</a></p>
  </body>
</html>
`
