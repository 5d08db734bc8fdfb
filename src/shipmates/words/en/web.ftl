
web-news-trick = { $name } wins the trick with { $card }.

refused-offline = No connection to the server. It is being tried again.
